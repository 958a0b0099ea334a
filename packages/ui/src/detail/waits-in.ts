import type { Queue } from '@console/contracts/core/queues';

/** Whether a record waits in a queue, as far as its own fields say. */
export const waitsIn = ({ filters = {} }: Pick<Queue, 'filters'>, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filters).every(([name, wanted]) => [wanted as unknown].flat().includes(record[name]));
