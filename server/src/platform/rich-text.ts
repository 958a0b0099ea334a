import {
  isRichLink,
  readRichText,
  richTextSynonyms,
  richTextTags,
  writeRichText,
} from '@console/contracts/core/rich-text';
import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { ...richTextSynonyms },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !isRichLink(attribs['href'] ?? '') ? 'excludeTag' : false),
};

/**
 * Rich text without everything that is not part of it, in its one form: what is stored, and all that is ever shown.
 * @example
 * sanitised('<p onclick="x()">Hemat</p><script>y()</script>'); // '<p>Hemat</p>'
 */
export const sanitised = (html: string): string => writeRichText(readRichText(sanitizeHtml(html, rules)));
