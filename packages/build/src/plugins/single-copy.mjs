import path from 'node:path';
import { readJson, root } from '../paths.mjs';
import { singleCopies } from '../sharing.mjs';

const packageRoot = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const workspaceRoot = new RegExp(`^(${path.join(root, 'packages').replaceAll('\\', '\\\\')}[\\\\/][^\\\\/]+)[\\\\/]`);

/** Directory and name of the package that contains a file; undefined outside packages. */
export function packageOf(file) {
  const directory = (packageRoot.exec(file) ?? workspaceRoot.exec(file))?.[1];
  if (!directory) return undefined;
  const name = directory.includes('node_modules')
    ? directory
        .split(/node_modules[\\/]/)
        .at(-1)
        .replaceAll('\\', '/')
    : readJson(path.join(directory, 'package.json')).name;
  return { name, directory };
}

/** Faults of a build with these files: any copy when `allowed` is 0, a second copy when it is 1. */
export function copyFaults(files, allowed) {
  const found = new Map();
  for (const file of files) {
    const owner = packageOf(file);
    if (!owner || !singleCopies.includes(owner.name)) continue;
    // The CommonJS and the ES form of a package are two copies when both are used.
    const copy = file.endsWith('.cjs') ? `${owner.directory} as CommonJS` : owner.directory;
    found.set(owner.name, (found.get(owner.name) ?? new Map()).set(copy, file));
  }
  return [...found]
    .filter(([, copies]) => copies.size > allowed)
    .map(([name, copies]) => {
      const example = path.relative(root, [...copies.values()].at(-1));
      return allowed === 0
        ? `${name} is provided by the shell, but this remote would ship its own copy (${example}). ` +
            'Import it by the name the shell provides.'
        : `${name} is in this build ${copies.size} times (${[...copies.keys()].join(', ')}).`;
    });
}

/** Fails a build with a second copy of a shared package. */
export class SingleCopyPlugin {
  constructor(allowed) {
    this.allowed = allowed;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('SingleCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopyPlugin', (modules) => {
        const files = [...modules].map((module) => module.resource).filter((file) => typeof file === 'string');
        for (const fault of copyFaults(files, this.allowed))
          compilation.errors.push(new compiler.webpack.WebpackError(fault));
      });
    });
  }
}
