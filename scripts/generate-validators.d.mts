/** The generated modules: path from the root of the repository → text. */
export function generateValidators(): ReadonlyMap<string, string>;
