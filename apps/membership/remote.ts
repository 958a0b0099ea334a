import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { blacklistPhoneNumber } from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

export default defineRemote({
  id: 'membership',
  title: text('Membership', 'Membership'),
  owner: { team: 'Tim Membership', contact: 'tim-membership@contoh.id' },
  modules: [
    crud(blacklistPhoneNumber, {
      title: text('Nomor Telepon Diblokir', 'Blacklisted Phone Numbers'),
      search: { title: 'phone' },
      needs: { import: { action: ['import', 'approve'] }, update: { office: 'above-branch' } },
      screens: () => import('./src/blacklist-phone-number/screens.ts'),
      own: {
        list: () => import('./src/blacklist-phone-number/ListPage.tsx'),
        detail: () => import('./src/blacklist-phone-number/DetailPage.tsx'),
      },
    }),
  ],
});
