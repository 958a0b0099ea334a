// Plain words in the comments, names and test titles of the folders that are clean, lines of at most 120 columns, files
// of at most 200 lines unless their first comment says why (`Long: …`). Nothing is exempt.
import { report } from '../lib/report-faults.mjs';
import { sizeFaults } from '../lib/sizes.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { plainFolders, wordFaults } from '../lib/words.mjs';

const files = [...sourceFiles(/\.(ts|tsx|mts|mjs|js|css)$/)];
// words.test.mjs holds planted faults.
const plain = files.filter(
  ({ file }) => file !== 'scripts/lib/words.test.mjs' && plainFolders.some((folder) => file.startsWith(folder)),
);
report('words', plain.length === 0 ? 0 : files.length, 'files', [
  ...plain.flatMap(({ file, text }) => wordFaults(file, text)),
  ...sizeFaults(files),
]);
