import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { memberChangeErrors } from './member-change/errors.ts';
import { registrationCalls } from './registration/calls.ts';
import { registrationErrors } from './registration/errors.ts';
import { allRegistrationFields } from './registration/fields.ts';
import { registrationRules } from './registration/rules.ts';
import { registrationTitles } from './registration/titles.ts';
import { module } from './registration/vocabulary.ts';

export * from './registration/vocabulary.ts';
export { registrationCalls, type IndicativeLimit } from './registration/calls.ts';
export { channelCalls, channelFields, type ChannelRegistration } from './registration/channel-calls.ts';
export { registrationErrors } from './registration/errors.ts';
export { allRegistrationFields, registrationFields } from './registration/fields.ts';
export type { Registration } from './registration/rules.ts';

/** What is typed of a new member; stored, it is a record of the register. */
export const registrations = defineResource({
  module,
  privilege: 'membership:browse',
  title: text('Pendaftaran Member', 'Registration of a member'),
  label: ['name'],
  volume: 5_000_000,
  status: false,
  titles: registrationTitles,
  fields: allRegistrationFields,
  rules: registrationRules,
  list: { filters: {}, defaultSort: [] },
  operations: [],
  errors: { ...memberChangeErrors, ...registrationErrors },
  calls: registrationCalls,
});
