import '@storyright/meaning/embed'
