import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSbom } from './sbom.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-sbom-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the bill of materials lists production packages with version and hash, and no test tool', async () => {
  const file = path.join(folder, 'sbom.json');
  await writeSbom(file);
  const { bomFormat, specVersion, components } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const named = (name) => components.find(({ purl }) => purl?.startsWith(`pkg:npm/${name}@`));
  for (const name of ['react', 'antd', 'fastify', 'pg', 'jose'])
    expect(named(name)?.externalReferences[0].hashes[0]).toMatchObject({ alg: 'SHA-512' });
  expect(named('jest')).toBeUndefined();
});
