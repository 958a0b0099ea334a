import { remoteIds, root } from '../../packages/build/src/paths.mjs';

/** Generates the content of `remotes.mjs`: imports of all remotes. */
export default function remotesLoader() {
  const lines = remoteIds().map(
    (id, index) => `import remote${index} from ${JSON.stringify(`${root}/apps/${id}/remote.ts`)};`,
  );
  return `${lines.join('\n')}\nexport const remotes = [${lines.map((_, index) => `remote${index}`).join(', ')}];`;
}
