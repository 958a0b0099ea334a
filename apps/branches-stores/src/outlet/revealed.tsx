import type { Resource } from '@console/contracts/core/resource';
import { Revealable } from '@console/ui/reveal';

/**
 * A masked number among facts, with the button that reveals it.
 * @example
 * fields: ['name', revealed(mediators, 'nik')]
 */
export const revealed = (resource: Resource, name: string) => ({
  name,
  render: (record: object) => (
    <Revealable resource={resource} record={record as { readonly secureId: string }} field={name} />
  ),
});
