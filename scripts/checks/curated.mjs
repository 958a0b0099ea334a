// The shell provides two packages in part: all names that apps and packages import from them must be provided.
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

const curated = { 'react-router': 'packages/build/src/router.ts', 'zod/mini': 'packages/build/src/schemas.ts' };

const files = [...sourceFiles(/^(apps|packages)\/.*\.tsx?$/)];
const namesIn = (list) =>
  list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim().split(' ').at(-1))
    .filter(Boolean);
const providedBy = (file) =>
  new Set(namesIn(/export \{([^}]*)\}/.exec(files.find((one) => one.file === file)?.text ?? '')?.[1] ?? ''));

/**
 * Names that a source imports from the package as values; types (upper-case names and `infer`) do not exist in the
 * build.
 */
function importedNames(text, name) {
  const listed = [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))].flatMap(([, list]) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one && !one.startsWith('type ')),
  );
  const space = new RegExp(`import \\* as (\\w+) from '${name}'`).exec(text)?.[1];
  const used = space
    ? [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))]
        .map(([, one]) => one)
        .filter((one) => /^[a-z]/.test(one) && !['infer', 'core'].includes(one))
    : [];
  return [...listed, ...used];
}

let seen = 0;
const faults = [];
for (const [name, provider] of Object.entries(curated)) {
  const provided = providedBy(provider);
  for (const { file, text } of files) {
    if (file === provider || /\.test\.tsx?$|\/test\//.test(file)) continue;
    for (const one of new Set(importedNames(text, name))) {
      seen += 1;
      if (!provided.has(one))
        faults.push(`${file} uses ${one} of ${name}, which the shell does not provide: name it in ${provider}`);
    }
  }
}
report('curated', seen, 'uses of curated packages', faults);
