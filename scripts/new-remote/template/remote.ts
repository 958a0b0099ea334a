import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: '{{id}}',
  title: text('{{titleId}}', '{{titleEn}}'),
  owner: { team: '{{team}}', contact: '{{contact}}' },
  modules: [
    {
      id: '{{module}}',
      privilege: '{{privilege}}',
      title: text('{{titleId}}', '{{titleEn}}'),
      unlisted: '{{reason}}',
      pages: [
        {
          path: '{{path}}',
          title: text('{{titleId}}', '{{titleEn}}'),
          load: () => import('./src/about/AboutPage.tsx'),
        },
      ],
    },
  ],
});
