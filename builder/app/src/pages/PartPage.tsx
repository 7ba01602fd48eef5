import { useParams } from 'react-router';
import { RowPage } from '../components/detail/RowPage.tsx';
import { PartDetail } from '../entities/part/PartDetail.tsx';
import { usePart } from '../entities/part/hooks.ts';
import { part } from '../entities/part/model.ts';

export default function PartPage() {
  const { id } = useParams();
  const answer = usePart(id);
  return <RowPage entity={part} answer={answer} detail={PartDetail} />;
}
