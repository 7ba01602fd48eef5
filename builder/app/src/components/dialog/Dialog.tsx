import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Button, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Stands above the page and holds the focus until it is closed. */
export function Dialog({ title, isWide = false, onClose, children }: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="dialog-back"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={isWide ? 'dialog dialog-wide' : 'dialog'}>
        <AriaDialog className="dialog-body">
          <div className="dialog-head">
            <Heading slot="title" className="dialog-title" dir="auto">
              {title}
            </Heading>
            <Button className="icon-button" aria-label={words.close} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
