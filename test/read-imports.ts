import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One import or re-export of a module. */
export interface ImportUse {
  /** Path from the root of the repository, or the name of a package or of a module of Node. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'dynamic';
  readonly reExport: boolean;
}

/** What the architecture tests know of one file. */
export interface ModuleFacts {
  readonly path: string;
  readonly imports: readonly ImportUse[];
  /** Which of the watched globals the file uses. */
  readonly globals: readonly string[];
}

const WATCHED = new Set(['process', 'console']);

/** Reads all TypeScript and Astro modules below folders of the repository; a folder that does not exist has none. */
export function readModules(folders: readonly string[]): readonly ModuleFacts[] {
  const paths = folders.filter((folder) => existsSync(folder)).flatMap(listFiles);
  return paths.sort().map((path) => readModule(path, readFileSync(path, 'utf8')));
}

/** Reads the imports of one module from its text; of an Astro file those between its fences. */
export function readModule(path: string, text: string): ModuleFacts {
  const code = path.endsWith('.astro') ? (/^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '') : text;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const imports: ImportUse[] = [];
  const globals = new Set<string>();
  const visit = (node: ts.Node): void => {
    const use = importOf(node);
    if (use !== undefined) imports.push({ ...use, target: targetOf(path, use.target) });
    if (ts.isIdentifier(node) && WATCHED.has(node.text) && isReference(node)) globals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, imports, globals: [...globals] };
}

/** Name of the package of an import such as `@scope/name/file.js`; undefined for files of ours. */
export function packageOf(target: string): string | undefined {
  if (/^(?:src|site|test|scripts)\//.test(target)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0];
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mts|astro)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name));
}

function targetOf(path: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier.replace(/^node:/, 'node:');
}

function importOf(node: ts.Node): ImportUse | undefined {
  if (ts.isImportDeclaration(node)) return statement(node.moduleSpecifier, isTypeImport(node.importClause), false);
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return statement(node.moduleSpecifier, node.isTypeOnly, true);
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const argument = node.arguments[0];
    return argument !== undefined && ts.isStringLiteralLike(argument)
      ? { target: argument.text, kind: 'dynamic', reExport: false }
      : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { target: node.argument.literal.text, kind: 'type', reExport: false };
  }
  return undefined;
}

function statement(specifier: ts.Expression, typeOnly: boolean | undefined, reExport: boolean): ImportUse | undefined {
  if (!ts.isStringLiteral(specifier)) return undefined;
  return { target: specifier.text, kind: typeOnly === true ? 'type' : 'value', reExport };
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly)
  );
}

/** True when an identifier stands for a value, false when it only names a property or a declaration. */
function isReference(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.expression === node || (ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis');
  }
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const named = 'name' in parent && parent.name === node;
  const renamed = 'propertyName' in parent && parent.propertyName === node;
  return !named && !renamed && !ts.isTypeNode(parent) && !ts.isQualifiedName(parent);
}
