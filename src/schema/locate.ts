import type { Place } from '../model/place.ts';
import type { YamlResult } from '../source/yaml.ts';
import type { SchemaFault } from './validate.ts';

/** Where a fault of a YAML text stands: the key or value at fault, else the nearest that was written above it. */
export function locate(fault: Pick<SchemaFault, 'path' | 'at'>, yaml: Pick<YamlResult, 'placeAt'>): Place {
  const exact = yaml.placeAt(fault.path, fault.at);
  if (exact) return exact;
  for (let length = fault.path.length - 1; length > 0; length--) {
    const above = yaml.placeAt(fault.path.slice(0, length), 'key');
    if (above) return above;
  }
  const whole = yaml.placeAt([], 'value') ?? { start: 0, end: 0 };
  return { start: whole.start, end: whole.start };
}
