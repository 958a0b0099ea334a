/** Inputs named in sections that look at their own value alone, so that changes of other fields do not render them. */
export const alone = new WeakSet<object>();
