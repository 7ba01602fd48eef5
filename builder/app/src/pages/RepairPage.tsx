import { useParams } from 'react-router';
import { RowPage } from '../components/detail/RowPage.tsx';
import { RepairDetail } from '../entities/repair/RepairDetail.tsx';
import { useRepair } from '../entities/repair/hooks.ts';
import { repair } from '../entities/repair/model.ts';

export default function RepairPage() {
  const { id } = useParams();
  const answer = useRepair(id);
  return <RowPage entity={repair} answer={answer} detail={RepairDetail} />;
}
