/** The forms that the buttons of the editor give to the selected text. */
export type Form = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers';

const commands = {
  bold: 'bold',
  italic: 'italic',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
} as const;

/**
 * Asks the browser to edit the selection, which keeps its own steps of undo. Nothing replaces this call of browsers,
 * which all of them keep (docs/adr/0046-rich-text.md).
 */
const edit = (command: string, value?: string): boolean => document.execCommand(command, false, value);

const blockNow = (): string => document.queryCommandValue('formatBlock').toLowerCase();

/** Whether the selection has a form. */
export const hasForm = (form: Form): boolean =>
  form === 'heading' ? blockNow() === 'h3' : document.queryCommandState(commands[form]);

/** Gives the selection a form, or takes it away. */
export const toggle = (form: Form): boolean =>
  form === 'heading' ? edit('formatBlock', blockNow() === 'h3' ? '<p>' : '<h3>') : edit(commands[form]);

/** New lines begin paragraphs, and forms are elements, not styles. */
export function prepare(): void {
  edit('defaultParagraphSeparator', 'p');
  edit('styleWithCSS', 'false');
}

export const insertText = (text: string): boolean => edit('insertText', text);

/** Makes the selection a link; without a selected text the address itself is written. */
export function link(address: string): void {
  const selection = document.getSelection();
  if (selection?.isCollapsed) {
    insertText(address);
    const { focusNode, focusOffset } = selection;
    if (focusNode) selection.setBaseAndExtent(focusNode, focusOffset - address.length, focusNode, focusOffset);
  }
  edit('createLink', address);
}

export const unlink = (): boolean => edit('unlink');
