import { ActivationNote } from './ActivationNote.tsx';
import { KnownUses } from './KnownUses.tsx';
import type { Resource } from '@console/contracts/core/resource';

interface Of {
  readonly resource: Resource;
  readonly secureId: string;
}

/** What a question about a record says before it is answered: what uses the record, and what its activation does. */
export default function Consequences({
  usesOf,
  activationOf,
  onOpen,
  onPrevented,
}: {
  readonly usesOf: Of | undefined;
  readonly activationOf: Of | undefined;
  readonly onOpen: () => void;
  readonly onPrevented: (isPrevented: boolean) => void;
}) {
  return (
    <>
      {usesOf && <KnownUses {...usesOf} onOpen={onOpen} onPrevented={onPrevented} />}
      {activationOf && <ActivationNote {...activationOf} />}
    </>
  );
}
