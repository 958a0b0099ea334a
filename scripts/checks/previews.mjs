// An answer that a page shows beside inputs is held with them by `usePreviewOf`: the state of a mutation keeps it when
// they change, and what is read or submitted then belongs to other inputs.
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

/** Shows the answer in place of its inputs. */
const exempt = ['apps/shell/src/administration/remotes/NewTokenDialog.tsx'];

/** The state that a hook answers beside its function, and the hook. */
const hook = /\[\w+, \{([^}]*)\}\] = ([^;]*);/g;

const faults = [];
let seen = 0;
for (const { file, text } of sourceFiles(/^(apps\/[^/]+|packages\/ui)\/src\/.*\.tsx?$/)) {
  for (const [, state, made] of text.matchAll(hook)) {
    if (!made.includes('.useMutation(')) continue;
    seen += 1;
    if (/\bdata\b/.test(state) && !exempt.includes(file))
      faults.push(`${file}: hold the answer with its inputs by usePreviewOf, not in the state of the mutation`);
  }
}
report('previews', seen, 'mutations', faults);
