import { remoteIds, root } from '../../packages/build/src/paths.mjs';

/** Fills `remotes.mjs` with the remotes that there are. */
export default function remotesLoader() {
  const lines = remoteIds().map(
    (id, index) => `import remote${index} from ${JSON.stringify(`${root}/apps/${id}/remote.ts`)};`,
  );
  return `${lines.join('\n')}\nexport const remotes = [${lines.map((_, index) => `remote${index}`).join(', ')}];`;
}
