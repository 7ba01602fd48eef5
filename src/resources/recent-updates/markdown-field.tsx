import {
  BoldOutlined,
  CodeOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Input, Segmented } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE } from '#contract/core/limits.ts';
import { UPDATE_BODY } from '#contract/resources/recent-updates/index.ts';
import { upload } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { Loading } from '../../components/feedback/states.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { number } from '../../format/index.ts';
import { applyTool, type Selection, type Tool, TOOLS, insertPicture } from './markdown.ts';

// Lazy, since the Markdown parser is needed only for the preview.
const Markdown = lazy(() => import('../../format/markdown.tsx'));

const ICONS: Record<Tool, ReactNode> = {
  bold: <BoldOutlined />,
  italic: <ItalicOutlined />,
  heading: <FontSizeOutlined />,
  link: <LinkOutlined />,
  bullets: <UnorderedListOutlined />,
  numbers: <OrderedListOutlined />,
  quote: <span aria-hidden="true">”</span>,
  code: <CodeOutlined />,
};
const KEYS: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic' };

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A Markdown editor with a toolbar, picture upload by drop or paste, and a preview. */
export function MarkdownField({ id, value = '', onChange, ...aria }: Props) {
  const { t } = useTranslation('admin');
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [sending, setSending] = useState(0);
  const area = useRef<TextAreaRef>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  // An upload may finish during the preview, when no text area is there to ask.
  const latest = useRef(value);
  const cursor = useRef({ start: 0, end: 0 });
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const box = () => area.current?.resizableTextArea?.textArea;

  const selection = (element: HTMLTextAreaElement): Selection => ({
    text: element.value,
    start: element.selectionStart,
    end: element.selectionEnd,
  });

  /** Edits the text like typing does, so that the browser's undo works. Returns whether the result fits. */
  function change(to: (from: Selection) => Selection): boolean {
    const element = box();
    const from = element ? selection(element) : { text: latest.current, ...cursor.current };
    const next = to(from);
    // The browser would cut the end of the text off.
    if (next.text.length > Math.max(UPDATE_BODY.most, from.text.length)) {
      toast.error(t('updates.full', { most: number(UPDATE_BODY.most) }));
      return false;
    }
    if (!element) {
      cursor.current = { start: next.start, end: next.end };
      onChange?.(next.text);
      return true;
    }
    element.focus();
    element.setSelectionRange(0, from.text.length);
    if (!document.execCommand('insertText', false, next.text)) onChange?.(next.text);
    element.setSelectionRange(next.start, next.end);
    return true;
  }

  function show(next: 'write' | 'preview'): void {
    const element = box();
    if (element) {
      const { start, end } = selection(element);
      cursor.current = { start, end };
    }
    setView(next);
  }

  async function send(files: Iterable<File>): Promise<void> {
    for (const file of files) {
      if (!(PICTURE.types as readonly string[]).includes(file.type)) {
        toast.error(t('updates.picture.type'));
        continue;
      }
      if (file.size > PICTURE.bytes) {
        toast.error(t('updates.picture.size'));
        continue;
      }
      setSending((count) => count + 1);
      try {
        const { url } = await upload('POST /api/admin/pictures', file);
        if (change((from) => insertPicture(from, url, t('updates.tools.alt'))))
          toast.success(t('updates.picture.sent'));
      } catch (error) {
        toast.error(messageOf(error));
      }
      setSending((count) => count - 1);
    }
  }
  const pictures = (list: FileList | undefined) =>
    [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));

  return (
    <div className="markdown-field">
      <div className="markdown-bar">
        <Segmented
          aria-label={t('updates.view')}
          value={view}
          onChange={show}
          options={[
            { value: 'write', label: t('updates.write') },
            { value: 'preview', label: t('updates.preview') },
          ]}
        />
        {view === 'write' && (
          <div role="toolbar" aria-label={t('updates.tools.label')} className="markdown-tools">
            {TOOLS.map((tool) => (
              <Button
                key={tool}
                type="text"
                icon={ICONS[tool]}
                aria-label={t(`updates.tools.${tool}`)}
                title={t(`updates.tools.${tool}`)}
                onClick={() =>
                  change((from) =>
                    applyTool(from, tool, {
                      text: t('updates.tools.text'),
                      url: t('updates.tools.url'),
                    }),
                  )
                }
              />
            ))}
            <Button
              type="text"
              icon={<PictureOutlined />}
              loading={sending > 0}
              aria-label={t('updates.tools.picture')}
              title={t('updates.tools.picture')}
              onClick={() => fileInput.current?.click()}
            />
            <input
              ref={fileInput}
              type="file"
              // antd's styles override the `hidden` attribute.
              style={{ display: 'none' }}
              multiple
              aria-label={t('updates.tools.picture')}
              accept={PICTURE.types.join(',')}
              onChange={(event) => {
                void send([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </div>
        )}
        <span role="status" className="visually-hidden">
          {sending > 0 ? t('updates.picture.sending') : ''}
        </span>
      </div>
      {view === 'write' ? (
        <Input.TextArea
          dir="auto"
          {...aria}
          {...(id ? { id } : {})}
          ref={area}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={(event) => {
            const tool = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined;
            if (!tool || event.shiftKey || event.altKey) return;
            event.preventDefault();
            change((from) =>
              applyTool(from, tool, { text: t('updates.tools.text'), url: t('updates.tools.url') }),
            );
          }}
          onPaste={(event) => {
            const pasted = pictures(event.clipboardData.files);
            if (pasted.length === 0) return;
            event.preventDefault();
            void send(pasted);
          }}
          onDrop={(event) => {
            const dropped = pictures(event.dataTransfer.files);
            if (dropped.length === 0) return;
            event.preventDefault();
            void send(dropped);
          }}
          autoSize={{ minRows: 10, maxRows: 24 }}
          maxLength={UPDATE_BODY.most}
        />
      ) : (
        <div className="markdown-preview" aria-live="polite">
          <Suspense fallback={<Loading rows={3} />}>
            {value.trim() ? <Markdown>{value}</Markdown> : <p>{t('updates.nothing')}</p>}
          </Suspense>
        </div>
      )}
    </div>
  );
}
