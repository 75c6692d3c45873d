/** Payload's own German calls people «du»; here everybody is called «Sie». By the names in Payload's dictionary. */
export const payloadGerman = {
  authentication: {
    beginCreateFirstUser: 'Erstellen Sie ein erstes Benutzerkonto, um zu beginnen.',
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Benutzerkonto gehört, erhalten Sie in Kürze eine Anleitung zum Zurücksetzen Ihres Passworts. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einer Anleitung zum Zurücksetzen Ihres Passworts.',
    forgotPasswordUsernameInstructions:
      'Bitte geben Sie Ihren Benutzernamen ein. Die Anleitung zum Zurücksetzen Ihres Passworts geht an die E-Mail-Adresse, die zu ihm gehört.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den vorherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword: 'Um Ihr Passwort zu ändern, gehen Sie zu Ihrem <0>Benutzerkonto</0> und ändern es dort.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser: 'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    newAccountCreated:
      'Für Sie wurde auf <a href="{{serverURL}}">{{serverURL}}</a> ein neues Konto erstellt. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben einige Zeit nichts getan und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil Sie (oder jemand anderes) das Zurücksetzen Ihres Passworts angefordert haben. Bitte öffnen Sie den folgenden Link, um es abzuschliessen:',
    youDidNotRequestPassword: 'Haben Sie das nicht angefordert, so ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  dashboard: {
    discardMessage: 'Die Änderungen an Ihrer Übersicht sind nicht gespeichert. Möchten Sie sie verwerfen?',
    noItems: 'Ihre Übersicht ist leer. Sie können im Menü «Dashboard» in der oberen Leiste etwas hinzufügen.',
  },
  error: {
    deletingTitle:
      '{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    documentNotFound:
      'Das Dokument mit der ID {{id}} wurde nicht gefunden. Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff darauf.',
    insufficientClipboardPermissions:
      'Die Zwischenablage ist gesperrt. Bitte erlauben Sie in Ihrem Browser den Zugriff darauf.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
    notAllowedToPerformAction: 'Sie dürfen das nicht tun.',
    restoringTitle:
      '{{title}} konnte nicht wiederhergestellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unauthorized: 'Bitte melden Sie sich dafür an.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine eigene Adresse ein, oder wählen Sie ein anderes Dokument.',
    chooseDocumentToLink: 'Wählen Sie ein Dokument als Ziel',
  },
  folder: {
    folderTypeDescription: 'Wählen Sie, welche Dokumente in diesem Ordner liegen dürfen.',
    moveItemsToFolderConfirmation: '<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1> in den Hauptordner verschieben?',
    moveItemToFolderConfirmation: '<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemToRootConfirmation: '<1>{{title}}</1> in den Hauptordner verschieben?',
  },
  general: {
    aboutToDelete: '{{label}} <1>{{title}}</1> löschen?',
    aboutToDeleteCount_many: '{{count}} {{label}} löschen?',
    aboutToDeleteCount_one: '{{count}} {{label}} löschen?',
    aboutToDeleteCount_other: '{{count}} {{label}} löschen?',
    aboutToPermanentlyDelete: '{{label}} <1>{{title}}</1> endgültig löschen?',
    aboutToPermanentlyDeleteTrash: '<0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen?',
    aboutToRestore: '{{label}} <1>{{title}}</1> wiederherstellen?',
    aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> als Entwurf wiederherstellen?',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} als Entwurf wiederherstellen?',
    aboutToRestoreCount: '{{count}} {{label}} wiederherstellen?',
    aboutToTrash: '{{label}} <1>{{title}}</1> in den Papierkorb verschieben?',
    aboutToTrashCount: '{{count}} {{label}} in den Papierkorb verschieben?',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: '{{to}} mit {{from}} für {{label}} {{title}} überschreiben?',
    creating: 'Wird erstellt',
    creatingNewLabel: '{{label}} wird erstellt',
    currentlyEditing:
      'bearbeitet gerade dieses Dokument. Wenn Sie übernehmen, kann dort nicht weiter bearbeitet werden, und nicht gespeicherte Änderungen können verloren gehen.',
    documentOutOfDate: 'Jemand anderes hat dieses Dokument soeben geändert. Was Sie sehen, ist veraltet.',
    enterAValue: 'Geben Sie einen Wert ein',
    moveConfirm: '{{count}} {{label}} nach <1>{{destination}}</1> verschieben?',
    sorryNotFound: 'Dazu wurde nichts gefunden.',
    unsavedChanges: 'Ihre Änderungen sind nicht gespeichert. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Ihre Änderungen sind nicht gespeichert. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte unten.',
    focalPointDescription: 'Setzen Sie den Fokuspunkt in der Vorschau, oder ändern Sie die Werte unten.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl ein.',
    username:
      'Bitte geben Sie einen gültigen Benutzernamen ein: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: 'Alle ausgewählten {{label}} veröffentlichen?',
    aboutToRestore: '{{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRestoreGlobal: '{{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRevertToPublished: 'Dieses Dokument auf den veröffentlichten Stand zurücksetzen?',
    aboutToUnpublish: 'Dieses Dokument nicht mehr veröffentlichen?',
    aboutToUnpublishIn: 'Dieses Dokument in {{locale}} nicht mehr veröffentlichen?',
    aboutToUnpublishSelection: 'Alle ausgewählten {{label}} nicht mehr veröffentlichen?',
  },
} as const
