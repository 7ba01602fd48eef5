import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { useIdentity } from '../../access/identity.ts';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import { Themed } from '../../shell/themed.tsx';
import { EMPTY, keepDraft } from '../create-project/draft.ts';
import { TextLines } from '../../components/form/text-input.tsx';

/** The form for a first app: a description that the wizard continues with. */
export default function FirstAppForm() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const user = useIdentity();
  const [sentence, setSentence] = useState('');
  async function start() {
    const description = sentence.trim();
    if (description !== '' && user) keepDraft(user._id, { ...EMPTY, description });
    await navigate('/create-project');
  }
  return (
    <Themed>
      <form
        className="home-next"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <WovenEdge />
        <h2>{t('next.first.title')}</h2>
        <label htmlFor="home-sentence">{t('next.first.text')}</label>
        <TextLines
          id="home-sentence"
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
          maxLength={DESCRIPTION.max}
          autoSize={{ minRows: 2, maxRows: 6 }}
        />
        <Button type="primary" htmlType="submit">
          {t('next.first.action')}
        </Button>
      </form>
    </Themed>
  );
}
