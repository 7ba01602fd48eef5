import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE } from '#contract/core/limits.ts';
import { useIdentity } from '../../access/identity.ts';
import { upload } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshCalls, useSend } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { toast } from '../../components/feedback/toast.ts';
import { Avatar } from '../../layouts/user-menu.tsx';
import { type Crop, cropped, WHOLE } from './crop.ts';

function storeAvatar(avatar: string): void {
  const { user, update } = useSession.getState();
  if (user) update({ ...user, avatar });
  refreshCalls('profile');
}

/** The user's picture, with a crop dialog. */
export function AvatarField() {
  const { t } = useTranslation('you');
  const avatar = useIdentity()?.avatar ?? '';
  const [file, setFile] = useState<File | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const remove = useSend('DELETE /api/user/avatar');

  function choose(chosen: File | undefined): void {
    if (!chosen) return;
    if (!(PICTURE.types as readonly string[]).includes(chosen.type)) toast.error(t('avatar.type'));
    else if (chosen.size > PICTURE.bytes) toast.error(t('avatar.size'));
    else setFile(chosen);
  }

  return (
    <div className="profile-avatar">
      <Avatar />
      <Button onClick={() => fileInput.current?.click()}>
        {t(avatar ? 'avatar.change' : 'avatar.choose')}
      </Button>
      {avatar && (
        <Button
          type="link"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              {},
              { onSuccess: () => storeAvatar(''), onError: (error) => toast.error(messageOf(error)) },
            )
          }
        >
          {t('avatar.remove')}
        </Button>
      )}
      <input
        ref={fileInput}
        type="file"
        accept={PICTURE.types.join(',')}
        aria-label={t('avatar.choose')}
        style={{ display: 'none' }}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {file && <CropDialog file={file} onClose={() => setFile(null)} />}
    </div>
  );
}

function CropDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation('you');
  const dialog = useRef<HTMLDialogElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [sending, setSending] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let active = true;
    createImageBitmap(file).then(
      (bitmap) => active && setPicture(bitmap),
      () => {
        toast.error(t('avatar.type'));
        onClose();
      },
    );
    return () => {
      active = false;
    };
    // Runs once, since the dialog is mounted per file.
  }, [file, onClose, t]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const { x, y, side } = cropped(picture, crop);
    context.clearRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  async function send(): Promise<void> {
    setSending(true);
    try {
      const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error(t('avatar.type'));
      storeAvatar((await upload('POST /api/user/avatar', blob)).avatar);
      toast.success(t('avatar.saved'));
      dialog.current?.close();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setSending(false);
  }

  const slider = (name: keyof Crop, from: number, to: number) => (
    <label>
      {t(`avatar.${name}`)}
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={crop[name]}
        onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <dialog className="profile-crop" ref={dialog} aria-label={t('avatar.title')} onClose={onClose}>
      <h2>{t('avatar.title')}</h2>
      <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={t('avatar.preview')} />
      {slider('zoom', 1, 4)}
      {slider('x', 0, 1)}
      {slider('y', 0, 1)}
      <div className="profile-crop-end">
        <Button type="primary" loading={sending} disabled={!picture} onClick={() => void send()}>
          {t('avatar.save')}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{t('avatar.cancel')}</Button>
      </div>
    </dialog>
  );
}

/** Twice the stored size, so that resizing on the server loses no detail. */
const SIDE = 512;
