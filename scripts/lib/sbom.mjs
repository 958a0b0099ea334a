import { runPnpm } from './pnpm.mjs';
import { StepFailure } from './step.mjs';

/** Name of the bill of materials in the build. */
export const sbomFile = 'sbom.cdx.json';

/** Writes the bill of materials: every production package with version and hash (CycloneDX 1.6). */
export async function writeSbom(file) {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const { code, output } = await runPnpm('sbom', ...options, '--prod', '--lockfile-only', '--out', file);
  if (code !== 0) throw new StepFailure(`The bill of materials failed:\n${output.trim()}`);
}
