import { qanunBranches } from './qanun-branch.ts';
import { qanunNmcBranches } from './qanun-branch-nmc.ts';

test('lists of Qanun branches have the phase among the columns that always have room', () => {
  for (const { list } of [qanunBranches, qanunNmcBranches]) expect(list.columns!.indexOf('phase')).toBe(2);
});
