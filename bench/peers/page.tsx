/**
 * The reference page of `npm run bench -- peers`: what a team writes with React and antd alone in a day, over the same
 * calls. It has no frame, rights, languages or remotes. It never changes, so that ratios to it can be compared over
 * time: mend it only where a call that it makes has changed.
 */
import { Alert, Button, Form, Input, Pagination, Select, Table, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Headers of the session, which the bench puts there. */
const { sessionHeaders } = globalThis as unknown as { sessionHeaders: Record<string, string> };

async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/api/middle/${path}`, { signal, headers: sessionHeaders });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return ((await answer.json()) as { result: T }).result;
}

interface ZipCode {
  readonly secureId: string;
  readonly status: string;
  readonly [name: string]: string | null;
}

interface Rows {
  readonly rows: ZipCode[];
  readonly total: number;
}

const places = ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi', 'officeCode', 'branchName'];
const columns = [
  ...places.map((name) => ({ title: name, dataIndex: name, key: name, sorter: name === 'code' })),
  { title: 'status', dataIndex: 'status', key: 'status', render: (status: string) => <Tag>{status}</Tag> },
];

function ListPage() {
  const [asked, setAsked] = useState({ page: 1, size: 25, search: '' });
  const [shown, setShown] = useState<Rows & { readonly of: object }>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ page: String(asked.page), size: String(asked.size) });
    if (asked.search) query.set('search', asked.search);
    read<Rows>(`zip-code?${query.toString()}`, controller.signal).then(
      (found) => setShown({ ...found, of: asked }),
      (error: Error) => {
        if (!controller.signal.aborted) setFailed(error.message);
      },
    );
    return () => controller.abort();
  }, [asked]);
  return (
    <main>
      <h1>Zip code</h1>
      {failed && <Alert type="error" title={failed} />}
      <Input.Search
        allowClear
        placeholder="Search"
        onSearch={(search) => setAsked({ ...asked, page: 1, search: search.trim() })}
      />
      <Table
        rowKey="secureId"
        columns={columns}
        dataSource={shown?.rows ?? []}
        loading={shown?.of !== asked}
        pagination={false}
      />
      <Pagination
        current={asked.page}
        pageSize={asked.size}
        total={shown?.total ?? 0}
        showSizeChanger
        onChange={(page, size) => setAsked({ ...asked, page: size === asked.size ? page : 1, size })}
      />
    </main>
  );
}

const required = { required: true };

function FormPage() {
  return (
    <main>
      <h1>Zip code</h1>
      <Form layout="vertical">
        {['code', 'kelurahan', 'kecamatan', 'kota'].map((name) => (
          <Form.Item key={name} name={name} label={name} rules={[required, { max: 60 }]}>
            <Input />
          </Form.Item>
        ))}
        {['provinsi', 'officeCode', 'officeCodeNmc', 'officeCodeUfi'].map((name) => (
          <Form.Item key={name} name={name} label={name} rules={[required]}>
            <Select showSearch options={[{ value: 'x' }]} />
          </Form.Item>
        ))}
        <Button htmlType="submit">Save</Button>
      </Form>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  location.pathname.endsWith('/create') ? <FormPage /> : <ListPage />,
);
