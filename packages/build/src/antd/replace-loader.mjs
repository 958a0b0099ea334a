import fs from 'node:fs';

/** Gives the content of `options.file` instead of the module's. Relative imports in it are those of the module. */
export default function replaceLoader() {
  const { file } = this.getOptions();
  this.addDependency(file);
  return fs.readFileSync(file, 'utf8');
}
