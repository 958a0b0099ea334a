import type { LiveShell } from '@console/contracts/platform/releases/readings';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';

/** A shared package with the copy that runs, and the version each release was compiled against. */
export interface SharedPackage {
  readonly name: string;
  /** The shell's copies, the only ones that run: one per shell version open in a browser. */
  readonly winners: readonly string[];
  readonly releases: readonly { readonly version: string; readonly wants: string; readonly loses: boolean }[];
}

/**
 * For every shared package, the copy that runs for the releases of a remote, and the versions they were compiled
 * against (ADR 6).
 */
export function sharedPackages(
  shells: readonly Pick<LiveShell, 'shared'>[],
  releases: readonly Pick<ReleaseRecord, 'version' | 'shared'>[],
): readonly SharedPackage[] {
  const names = [...new Set(releases.flatMap(({ shared }) => Object.keys(shared)))].sort();
  return names.map((name) => {
    const winners = [...new Set(shells.flatMap(({ shared }) => shared[name] ?? []))];
    return {
      name,
      winners,
      releases: releases.flatMap(({ version, shared }) =>
        shared[name] === undefined
          ? []
          : [{ version, wants: shared[name], loses: winners.some((winner) => winner !== shared[name]) }],
      ),
    };
  });
}
