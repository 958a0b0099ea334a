import type { ReactNode } from 'react';

interface FormBodyProps {
  readonly children: ReactNode;
  /** What shows the typed values. A simulation stands beside the fields where there is room, all else below them. */
  readonly beside: ReactNode;
}

/** The fields of a form with what shows their values. */
export const FormBody = ({ children, beside }: FormBodyProps) => (
  <div className="form-body">
    <div className="form-fields">{children}</div>
    {beside && <div className="form-beside">{beside}</div>}
  </div>
);
