import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { distribution } from './remote/distribution.ts';
import { masters } from './remote/masters.ts';
import { production } from './remote/production.ts';
import { service } from './remote/service.ts';

export default defineRemote({
  id: 'cards',
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  modules: [...masters, ...production, ...distribution, ...service],
});
