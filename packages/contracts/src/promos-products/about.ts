import { decisionSteps, defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { aboutCalls as ownCalls } from './about/calls.ts';
import { aboutModule } from './about/document.ts';
import { contentErrorTexts } from './content/errors.ts';
import { versionFields, versionList, versionPlace, versionTitles } from './content/versions.ts';
import { httpsOnly } from './https-only.ts';

export {
  aboutDocument,
  aboutIds,
  aboutModule,
  legalKinds,
  socialNetworks,
  textsToAcceptAgain,
  type AboutContact,
  type AboutSection,
  type LegalKind,
  type LegalText,
  type SocialLink,
} from './about/document.ts';
export { type PublishedAbout } from './about/calls.ts';

/** Published versions of the About text; one that members must accept needs a second person. */
export const aboutVersions = defineResource({
  module: aboutModule,
  path: `${aboutModule}/version`,
  place: versionPlace(aboutModule),
  title: text('Versi Tentang', 'About version'),
  label: 'title',
  volume: 2_000,
  status: false,
  titles: versionTitles,
  fields: {},
  derived: versionFields,
  states: { field: 'state' },
  steps: decisionSteps(
    {
      approve: 'Publishes a version whose legal texts members must accept again',
      reject: 'Rejects a version, with a note; the public text stays as it is',
      withdraw: 'Takes back a version that one has asked to publish oneself',
    },
    {},
    [],
  ),
  list: versionList,
  operations: ['list', 'detail', 'history'],
  errors: { ...contentErrorTexts, ...httpsOnly },
  calls: ownCalls,
});

export type AboutVersion = RecordOf<typeof aboutVersions>;
/** The calls of About, those of the decisions on its versions included. */
export const aboutCalls = aboutVersions.calls;
