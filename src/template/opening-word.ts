/** A section's name at the start of a heading that goes on after it, as in `Decision: use one queue`. */
export const OPENING_WORD =
  /^(?:decision(?: outcomes?)?|context(?: and problem statement)?|problem statement|considered options|options considered|decision drivers|consequences)(?=\s*:|\s+[-–—])/i;
