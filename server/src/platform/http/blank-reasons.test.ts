import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { checkedBody } from './context-of.ts';

const server = useServer({ modules });

/** Texts that a person sees as nothing, each longer than the shortest reason. */
const blanks = ['     '.repeat(3), '\u00A0'.repeat(12), '\u2800'.repeat(12), '\u0085'.repeat(12), '\u0301'.repeat(12)];
const members = ['reason', 'note'] as const;

const isRefused = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};

test('a reason or note that has to be given is not blank, and holds no control character', () => {
  const taken: string[] = [];
  let asked = 0;
  for (const call of walkedCalls(server.current.app.calls.values())) {
    const sample = call.body ? (sampleOf(call.body) as Record<string, unknown> | undefined) : undefined;
    for (const member of members) {
      if (typeof sample?.[member] !== 'string') continue;
      const refuses = (text: string) => isRefused(() => checkedBody(call, { ...sample, [member]: text }));
      if (refuses('sudah diperiksa ulang')) continue;
      if (!refuses('Uji\u0007 sudah diperiksa ulang')) taken.push(`${call.name} ${member}: a control character`);
      if (!refuses('')) continue;
      asked += 1;
      if (!blanks.every(refuses)) taken.push(`${call.name} ${member}: a blank`);
    }
  }
  expect(asked).toBeGreaterThan(atLeast(40));
  expect(taken).toEqual([]);
});
