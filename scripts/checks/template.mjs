// Every remote is at the newest version of the template.
import path from 'node:path';
import { remoteIds } from '../../packages/build/src/paths.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { versionOf } from '../new-remote/migrate.mjs';
import { templateVersion } from '../new-remote/migrations.mjs';

const ids = remoteIds();
const faults = ids
  .map((id) => ({ id, version: versionOf(path.join(root, 'apps', id)) }))
  .filter(({ version }) => version !== templateVersion)
  .map(
    ({ id, version }) =>
      `${id} is of template ${version}, the newest is ${templateVersion}: npm run new-remote -- migrate ${id}`,
  );
report('template', ids.length, 'remotes', faults);
