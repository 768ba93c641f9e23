import type { StatusName } from '../model/status.ts';

/** How a status looks in formats that know no stylesheet. Text on fill has a contrast of at least 7:1, on a light and a dark page. */
export interface StatusColors {
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
  /** The edge says the same without colour. */
  readonly line: 'bold' | 'solid' | 'dashed' | 'dotted';
}

export const STATUS_COLORS: Readonly<Record<StatusName | 'unknown', StatusColors>> = {
  draft: { fill: '#f3f4f6', stroke: '#6e7781', text: '#24292f', line: 'dotted' },
  proposed: { fill: '#fff3d1', stroke: '#9a6700', text: '#3d2a00', line: 'solid' },
  accepted: { fill: '#dcf5e3', stroke: '#1a7f37', text: '#10341c', line: 'bold' },
  implemented: { fill: '#cdeede', stroke: '#116329', text: '#0b2e18', line: 'bold' },
  rejected: { fill: '#ffe3e0', stroke: '#cf222e', text: '#4c0d10', line: 'dashed' },
  withdrawn: { fill: '#eceef0', stroke: '#6e7781', text: '#24292f', line: 'dashed' },
  deprecated: { fill: '#f3e6d8', stroke: '#8a5a2b', text: '#3a2410', line: 'dashed' },
  superseded: { fill: '#e6ebf1', stroke: '#57708c', text: '#1f2f40', line: 'dashed' },
  unknown: { fill: '#ffffff', stroke: '#6e7781', text: '#24292f', line: 'dotted' },
};
