import mraTabs from '../mra/tabs.ts';
import mroTabs from '../mro/tabs.ts';

const registers = ['branch', 'master-branch-nmc', 'master-branch-ufi'];

test('the pages of MRAs and MROs have the branches of each line behind tabs, for those who may see them', () => {
  for (const tabs of [mraTabs, mroTabs]) {
    const branches = tabs.filter(({ key }) => registers.includes(key));
    expect(branches.map(({ key, title, privilege }) => [key, title.id, privilege])).toEqual([
      ['branch', 'Cabang', 'branch:browse'],
      ['master-branch-nmc', 'Cabang NMC', 'master-branch-nmc:browse'],
      ['master-branch-ufi', 'Cabang UFI', 'master-branch-ufi:browse'],
    ]);
  }
});
