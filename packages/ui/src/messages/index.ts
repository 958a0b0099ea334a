export { defineMessages, type Catalogue, type Translate } from './catalogue.ts';
export { common } from './common.ts';
export { useLanguage, useMessages, useText } from './use-messages.ts';
