import type { ReportView } from '../model/report.ts';
import type { Paint } from './paint.ts';

/** What every part of the stylish report needs to know to lay itself out. */
export interface Layout {
  readonly view: ReportView;
  readonly paint: Paint;
  /** Columns of a line. */
  readonly width: number;
}
