// Reads: nothing
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareDataDirectory } from './data-directory.ts';
import { ConfigurationFault } from './read.ts';

let place = '';
beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'console-data-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const refusal = (directory: string) =>
  prepareDataDirectory(directory).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the data directory', () => {
  it('is made with all directories above it, and may be there already', async () => {
    const directory = path.join(place, 'deep/er/data');
    await prepareDataDirectory(directory);
    await prepareDataDirectory(directory);
    expect((await stat(directory)).isDirectory()).toBe(true);
  });

  it('is made once when several copies start at the same time', async () => {
    const directory = path.join(place, 'shared/data');
    await Promise.all(Array.from({ length: 5 }, () => prepareDataDirectory(directory)));
    expect((await stat(directory)).isDirectory()).toBe(true);
  });

  it.each([
    ['file', 'is a file'],
    ['file/data', 'lies below a file'],
  ])('is refused in one sentence as %s', async (name, reason) => {
    await writeFile(path.join(place, 'file'), '');
    expect(await refusal(path.join(place, name))).toEqual(
      new ConfigurationFault(`The data directory ${path.join(place, name)} ${reason}.`),
    );
  });

  (process.platform === 'linux' ? it : it.skip)('is refused where the system makes no directories', async () => {
    expect(await refusal('/proc/console/data')).toEqual(
      new ConfigurationFault('The data directory /proc/console/data lies where no directory can be made.'),
    );
  });
});
