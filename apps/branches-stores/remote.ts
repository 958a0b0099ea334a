import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { branches } from './remote/branches.ts';
import { masters } from './remote/masters.ts';
import { outlets } from './remote/outlets.ts';

export default defineRemote({
  id: 'branches-stores',
  title: text('Cabang dan Toko', 'Branches and Stores'),
  owner: { team: 'Tim Cabang dan Toko', contact: 'tim-cabang-toko@contoh.id' },
  modules: [...branches, ...outlets, ...masters],
});
