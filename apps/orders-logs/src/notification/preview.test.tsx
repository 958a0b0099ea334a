import { render, screen } from '@testing-library/react';
import { MessagePreview } from './MessagePreview.tsx';

test('the message is read filled in, as its target shows it', () => {
  const { rerender } = render(
    <MessagePreview target="MEMBER_PUSH" title="Halo {memberName}" body="Datang ke {branchName}" imageFileId={null} />,
  );
  expect(screen.getAllByText('Halo Budi Santoso')).toHaveLength(2);
  expect(screen.getByText('Layar terkunci')).toBeVisible();
  rerender(<MessagePreview target="CONSOLE" title="" body={null} imageFileId={null} />);
  expect(screen.getByText('Inbox konsol')).toBeVisible();
  expect(screen.getByText('Isi pesan')).toBeVisible();
});
